/** The quiz before high leverage: its choices stand in the order that the server counts them by. */
export const quiz = {
  leverageQuiz: {
    title: 'Super leverage',
    intro:
      'Some futures markets offer more than 50× leverage. Five questions come first, so that nobody is surprised by what such leverage does.',
    rules: 'Answer all five correctly to unlock it. You may look things up.',
    number: 'Question {{number}} of {{all}}',
    submit: 'Check answers',
    unanswered: 'Answer all five questions first',
    right: 'Correct',
    wrong: 'Not correct',
    failed: 'Not all answers are correct. Read the notes, change what is wrong and check again.',
    passed: 'Passed: super leverage is unlocked',
    passedText: 'You may now choose leverage above 50× where a market offers it.',
    capped: 'Your account may choose up to {{multiple}}× at present.',
    markets: 'Markets above 50×',
    upTo: 'up to {{multiple}}×',
    noMarkets: 'No market offers more than 50× at present',
    risk: 'At 100×, a move of less than 1% against you is enough for liquidation. Only use money that you can afford to lose.',
    learn: 'How futures work',
    questions: {
      mark: {
        question: 'What decides when a position is liquidated?',
        one: 'The last traded price',
        two: 'The mark price',
        three: 'The best price in the order book',
        why: 'The mark price follows the index of several exchanges, so that a single trade on one book liquidates nobody.',
      },
      distance: {
        question: 'You open a long at 100×. About how far may the price fall before it is liquidated?',
        one: '10%',
        two: '50%',
        three: 'Less than 1%',
        why: 'The initial margin is 1% of the position, and a part of it must remain as maintenance margin.',
      },
      size: {
        question: 'You raise the leverage from 10× to 100× and keep the same size. What changes?',
        one: 'The fee falls to a tenth',
        two: 'Less margin is held and the liquidation price is nearer',
        three: 'Every price move brings ten times the profit',
        why: 'Profit, loss and fees follow the size of the position. Leverage only decides how much margin backs it.',
      },
      funding: {
        question: 'The funding rate is positive and you hold a long at the funding time. What happens?',
        one: 'You pay those who are short',
        two: 'Those who are short pay you',
        three: 'Nothing, as long as you don’t close',
        why: 'At a positive rate longs pay shorts, on the whole position and not only on its margin.',
      },
      adl: {
        question:
          'A liquidated position can’t be closed on the book, and the insurance fund can’t take it over. What happens to it?',
        one: 'Its owner owes the rest',
        two: 'The market closes and all trades are undone',
        three: 'It is closed against profitable positions of the other side',
        why: 'This is auto-deleveraging (ADL): those with the most profit for their leverage come first. Nobody is left with a debt.',
      },
    },
  },
} as const;

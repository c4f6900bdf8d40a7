/** The steps of the explainer, in their order; their texts are `futuresIntro.<step>`. */
export const introSteps = ['position', 'liquidation', 'funding'] as const;
export type IntroStep = (typeof introSteps)[number];

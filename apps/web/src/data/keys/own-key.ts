/** What the name of everything begins with that belongs to the customer who is signed in: it goes when they go. */
export const ownKey = ['own'] as const;

/** One's own account. */
export const account = {
  title: 'My account',
  who: 'Who I am',
  name: 'Name',
  roles: 'Roles',
  ends: 'This session ends',
  look: 'Look',
  password: 'Password',
  passwordDone: 'Password changed. Other sessions have ended.',
  codes: {
    title: 'Recovery codes',
    left: (count: number) => (count === 1 ? 'One code is left.' : `${count} codes are left.`),
    few: 'Make new ones before you run out.',
    act: 'Make new codes',
    note: 'The old ones are void at once.',
  },
} as const;

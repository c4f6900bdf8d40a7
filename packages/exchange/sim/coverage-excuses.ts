/** What a run can't show, each with its reason; anything else that never occurs is a failure. */
export const excused: Readonly<Record<string, string>> = {
  ReleaseStarted: 'no command makes it: the engine says it when another release takes over',
  TimerParked: 'a timer is parked only when its decision throws, and the simulation fails on that defect instead',
};

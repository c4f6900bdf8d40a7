/** From when to when a session lasts, in ms. */
export interface Hours {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** Whether two sessions would share a moment: the one has to end before the other begins. */
export function overlap(left: Hours, right: Hours): boolean {
  return left.opensAt <= right.closesAt && left.closesAt >= right.opensAt;
}

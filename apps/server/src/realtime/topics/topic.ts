import type { Channel, ChannelChanges, ChannelStates } from '@auric/api';

export type PublicType = Exclude<Channel['type'], 'me'>;

/** Sends what changed to all who follow; `seq` is the position of the journal that the change brings them to. */
export type Publish<Type extends PublicType> = (seq: number, changes: ChannelChanges[Type]) => void;

/**
 * What a public channel is about. It holds what was published last, so that a state which it answers and the changes
 * which it publishes afterwards fit together without a gap.
 */
export interface Topic<Type extends PublicType> {
  /** Starts to follow the exchange; answers the position of the first state. */
  open(publish: Publish<Type>): Promise<number>;
  state(): ChannelStates[Type];
  close(): void;
}

import * as z from 'zod/mini';
/** The paging parameters of every list; `limit` is 10 where a list doesn't say otherwise. */
export declare const paging: {
  page: z.ZodMiniDefault<
    z.ZodMiniPipe<
      z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>, z.ZodMiniTransform<number, any>>,
      z.ZodMiniInt
    >
  >;
  limit: z.ZodMiniDefault<
    z.ZodMiniPipe<
      z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>, z.ZodMiniTransform<number, any>>,
      z.ZodMiniInt
    >
  >;
};
/** One page of a list. */
export declare function listOf<Item extends z.ZodMiniType>(
  item: Item,
): z.ZodMiniObject<
  {
    data: z.ZodMiniArray<Item>;
    page: z.ZodMiniInt;
    limit: z.ZodMiniInt;
    total: z.ZodMiniInt;
    has_more: z.ZodMiniBoolean<boolean>;
  },
  z.core.$strip
>;

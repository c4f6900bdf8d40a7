import type en from './en/catalogue.ts';

type Texts<Source> = { [Key in keyof Source]: Source[Key] extends string ? string : Texts<Source[Key]> };

/** The shape of a complete catalogue. */
export type Catalogue = Texts<typeof en>;

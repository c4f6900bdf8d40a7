import type en from './en/catalogue.ts';

type Form = 'zero' | 'one' | 'two' | 'few' | 'many';

/** English tells one from other; each language has the forms of its own grammar, and all have `other`. */
type Texts<Source> = {
  [Key in keyof Source as Key extends `${string}_one` ? never : Key]: Source[Key] extends string
    ? string
    : Texts<Source[Key]>;
} & {
  [Key in keyof Source as Key extends `${infer Base}_one` ? `${Base}_${Form}` : never]?: string;
};

/** The shape of a complete catalogue. */
export type Catalogue = Texts<typeof en>;

/** What screens ask for: of a plural its name too, and i18next takes the form for the count. */
export type Askable<Tree = Catalogue> = {
  [Key in keyof Tree]: Tree[Key] extends string | undefined ? Tree[Key] : Askable<Tree[Key]>;
} & { [Key in keyof Tree as Key extends `${infer Base}_other` ? Base : never]: string };

import type { ProductIcons } from './product.ts';

const files = import.meta.glob<ProductIcons>('./*-icons.ts', { eager: true, import: 'icons' });

/** The icons of all products. */
export const productIcons: readonly ProductIcons[] = Object.values(files);

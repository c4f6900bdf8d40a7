import type { Bills } from '../../kernel/product.ts';
import type { ConvertEvent } from './events.ts';

export const convertBillTypes = ['convert_out', 'convert_in'] as const;

/** What was given and what was got, by the number of the conversion. */
export const convertBills: Bills<ConvertEvent, (typeof convertBillTypes)[number]> = {
  ConversionFunded: ({ conversion }) => ({ type: 'convert_out', ref: conversion }),
  Converted: ({ conversion }) => ({ type: 'convert_in', ref: conversion }),
  DustConverted: ({ conversion }, _customer, amount) => ({
    type: amount < 0n ? 'convert_out' : 'convert_in',
    ref: conversion,
  }),
};

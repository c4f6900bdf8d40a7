import { loadErrorTexts } from '@auric/api';
import { expect, it } from 'vitest';
import en from './en/catalogue.ts';

const errors = await loadErrorTexts('en');

/** The user-facing texts of the specification's section 8, and where each is said. */
it.each([
  ['Please login first', en.errors.loginFirst],
  ['Please login first', errors.login_required],
  ['Login failed', en.session.loginFailed],
  ['Registration failed', en.session.registrationFailed],
  ['Registered successfully', en.session.registered],
  ['The two passwords are inconsistent', errors.passwords_inconsistent],
  ['Parameter error', errors.parameter_error],
  ['Function in development', en.common.development],
  ['Insufficient balance', errors.insufficient_balance],
  ['Audio file error', errors.audio_file_invalid],
  ['Character too long', errors.text_too_long],
  ['Special characters not allowed', errors.characters_not_allowed],
  ['Please enter the correct number', errors.number_invalid],
  ['Please enter the correct price', errors.price_invalid],
  ['Please enter the correct amount', errors.amount_not_positive],
  ['Purchase quantity must be an integer', errors.quantity_not_integer],
  ['Enter purchase quantity', errors.quantity_required],
  ['Please select correct price', errors.selling_price_invalid],
  ['End time must be later', errors.end_time_too_early],
  ['The item has not reached the selling time or has ended', errors.item_not_on_sale],
  ['Your bid must be higher than the current price', errors.bid_too_low],
  ['No more data', en.common.noMore],
  ['Account is 6-18 letters or digits', errors.account_format],
  ['Purchase successful', en.common.purchased],
])('says “%s”', (specified, text) => {
  expect(text).toBe(specified);
});

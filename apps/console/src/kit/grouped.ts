/** A decimal of the wire with its thousands apart, as operators read it; what is no decimal stays as it is. */
export function grouped(decimal: string): string {
  const [, sign = '', whole = '', rest = ''] = /^([-+−]?)(\d+)(\.\d+)?$/.exec(decimal) ?? [];
  return whole === '' ? decimal : `${sign}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}${rest}`;
}

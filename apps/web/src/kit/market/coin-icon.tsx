const colours: Readonly<Record<string, string>> = {
  BTC: '#f7931a',
  ETH: '#627eea',
  USDT: '#26a17b',
  SOL: '#8a5cf6',
  BNB: '#c99400',
  XRP: '#3d7dca',
  ADA: '#2a6bd8',
  DOGE: '#b59a2c',
  TRX: '#d9342b',
  DOT: '#d6277c',
  LINK: '#2a5ada',
  AVAX: '#d83b3c',
  LTC: '#5c7fae',
};

/** The mark of a coin; its name always stands beside it, so it is silent. */
export function CoinIcon({ code, size = 32 }: { code: string; size?: number }) {
  return (
    <span
      aria-hidden
      className="inline-grid shrink-0 place-items-center rounded-full font-bold select-none"
      style={{
        width: size,
        height: size,
        fontSize: size * 0.36,
        background: colours[code] ?? '#5f6979',
        color: '#fff',
      }}
    >
      {code.slice(0, 1)}
    </span>
  );
}

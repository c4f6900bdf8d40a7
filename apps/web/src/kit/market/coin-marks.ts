import binance from 'simple-icons/icons/binance.svg';
import bitcoin from 'simple-icons/icons/bitcoin.svg';
import cardano from 'simple-icons/icons/cardano.svg';
import chainlink from 'simple-icons/icons/chainlink.svg';
import dogecoin from 'simple-icons/icons/dogecoin.svg';
import ethereum from 'simple-icons/icons/ethereum.svg';
import litecoin from 'simple-icons/icons/litecoin.svg';
import polkadot from 'simple-icons/icons/polkadot.svg';
import solana from 'simple-icons/icons/solana.svg';
import tether from 'simple-icons/icons/tether.svg';
import xrp from 'simple-icons/icons/xrp.svg';

/** What a coin is known by: the address of its mark, where there is one, and its own colour. */
export interface CoinMark {
  mark?: string;
  colour: string;
}

/** Of the coins that are listed; their colours carry white. */
export const coinMarks: Readonly<Record<string, CoinMark>> = {
  BTC: { mark: bitcoin, colour: '#f7931a' },
  ETH: { mark: ethereum, colour: '#627eea' },
  USDT: { mark: tether, colour: '#26a17b' },
  SOL: { mark: solana, colour: '#8a5cf6' },
  BNB: { mark: binance, colour: '#c99400' },
  XRP: { mark: xrp, colour: '#3d7dca' },
  ADA: { mark: cardano, colour: '#2a6bd8' },
  DOGE: { mark: dogecoin, colour: '#b59a2c' },
  TRX: { colour: '#d9342b' },
  DOT: { mark: polkadot, colour: '#d6277c' },
  LINK: { mark: chainlink, colour: '#2a5ada' },
  AVAX: { colour: '#d83b3c' },
  LTC: { mark: litecoin, colour: '#5c7fae' },
};

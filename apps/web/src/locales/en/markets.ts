/** Markets, and the page of one of them. */
export const markets = {
  markets: {
    title: 'Markets',
    searchPlaceholder: 'Search coins',
    favourites: 'Favourites',
    spot: 'Spot',
    pair: 'Pair',
    volume: 'Volume',
    price: 'Price',
    change: '24h change',
    nothingFound: 'No market matches “{{query}}”',
    noFavourites: 'Tap the star of a market and it stays on top',
    addFavourite: 'Add {{symbol}} to favourites',
    removeFavourite: 'Remove {{symbol}} from favourites',
    showAll: 'Show all markets',
    ascending: 'ascending',
    descending: 'descending',
    clear: 'Clear search',
  },
  marketPage: {
    title: 'Market',
    unknown: 'This market does not exist',
    volumeOf: '24h volume ({{asset}})',
    turnoverOf: '24h turnover ({{asset}})',
    myOrders: 'My orders',
  },
} as const;

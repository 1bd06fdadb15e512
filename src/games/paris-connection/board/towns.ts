/** The drawn size of cities, by value; stations and the tower count as 0. */
export const CITY_RADIUS: Readonly<Record<number, number>> = { 0: 22, 1: 16.5, 2: 18.5, 3: 20, 4: 22 }

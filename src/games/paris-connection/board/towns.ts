/** The drawn size of cities, by value; stations and the tower count as 0. */
export const CITY_RADIUS: Readonly<Record<number, number>> = { 0: 22, 1: 15, 2: 18, 3: 19, 4: 22 }

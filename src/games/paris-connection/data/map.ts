/**
 * The map of France in axial hex coordinates (q, r), pointy-top hexes, r growing to the south, the
 * Eiffel tower at 0,0. Counts and values are known; the positions of fields, cities and barred borders
 * are our reconstruction (`reconstructed` in the rules), to be corrected only here.
 */

/** Rows from north to south: r, then the ranges of q that are fields, both ends included. */
export const ROWS: readonly (readonly [r: number, ...stretches: (readonly [from: number, to: number])[]])[] = [
  [-4, [2, 3]],
  [-3, [1, 3]],
  [-2, [-4, -4], [-1, 4]],
  [-1, [-4, 5]],
  [0, [-5, 7]],
  [1, [-9, 6]],
  [2, [-9, 5]],
  [3, [-8, 4]],
  [4, [-7, 3]],
  [5, [-7, 2]],
  [6, [-7, 2]],
  [7, [-7, 2]],
  [8, [-8, 1]],
  [9, [-9, 1]],
  [10, [-9, 1]],
  [11, [-10, 1]],
  [12, [-11, -5], [-2, -1]],
  [13, [-10, -6]],
]

export const EIFFEL = [0, 0] as const

/** The six start fields, clockwise from the north-east. */
export const STATIONS = [
  ['Gare du Nord', 1, -1],
  ["Gare de l'Est", 1, 0],
  ['Gare de Lyon', 0, 1],
  ["Gare d'Austerlitz", -1, 1],
  ['Gare Montparnasse', -1, 0],
  ['Gare Saint-Lazare', 0, -1],
] as const

export const END_CITY = 'Marseille'

/** Name, value, q, r. */
export const CITIES = [
  ['Amiens', 1, 1, -2],
  ['Angers', 1, -5, 3],
  ['Annecy', 1, 2, 6],
  ['Auxerre', 1, 1, 2],
  ['Besançon', 1, 3, 3],
  ['Bourges', 1, -2, 4],
  ['Caen', 1, -3, -1],
  ['Charleville-Mézières', 1, 4, -2],
  ['Clermont-Ferrand', 1, -2, 6],
  ['Dijon', 1, 2, 3],
  ['Le Havre', 1, -2, -1],
  ['Le Mans', 1, -3, 1],
  ['Limoges', 1, -5, 7],
  ['Lorient', 1, -8, 2],
  ['Mulhouse', 1, 5, 2],
  ['Orléans', 1, -2, 2],
  ['Poitiers', 1, -5, 5],
  ['Reims', 1, 3, -1],
  ['Rennes', 1, -6, 2],
  ['Rouen', 1, -1, -1],
  ['Troyes', 1, 2, 1],
  ['Valence', 1, -1, 8],
  ['Béziers', 2, -5, 12],
  ['Calais', 2, 2, -4],
  ['Cherbourg', 2, -4, -2],
  ['Grenoble', 2, 1, 8],
  ['La Rochelle', 2, -7, 6],
  ['Lille', 2, 3, -4],
  ['Lyon', 2, 0, 7],
  ['Metz', 2, 5, -1],
  ['Nantes', 2, -7, 4],
  ['Nîmes', 2, -3, 11],
  ['Pau', 2, -9, 12],
  ['Toulon', 2, -1, 12],
  ['Bayonne', 3, -11, 12],
  ['Bordeaux', 3, -8, 9],
  ['Brest', 3, -9, 1],
  ['Nice', 3, 1, 11],
  ['Perpignan', 3, -6, 13],
  ['Strasbourg', 3, 6, 1],
  ['Toulouse', 3, -7, 11],
  ['Marseille', 4, -2, 12],
] as const

/** Pairs of neighbouring fields with a barred border between them, and its reason. */
export const BARRED = [
  [-3, -1, -2, -1, 'Seine estuary'],
  [-8, 8, -7, 7, 'Gironde estuary'],
  [-8, 8, -7, 8, 'Gironde estuary'],
  [5, 1, 6, 1, 'Vosges'],
  [1, 6, 2, 6, 'Jura'],
  [1, 8, 1, 9, 'Alps'],
  [0, 9, 1, 9, 'Alps'],
  [0, 10, 1, 10, 'Alps'],
  [-2, 7, -1, 7, 'Massif Central (east)'],
  [-2, 8, -1, 7, 'Massif Central (east)'],
  [-2, 8, -1, 8, 'Massif Central (east)'],
  [-2, 8, -2, 9, 'Massif Central (east)'],
  [-3, 9, -2, 9, 'Massif Central (east)'],
  [-3, 7, -4, 8, 'Massif Central (Cantal)'],
  [-3, 7, -3, 8, 'Massif Central (Cantal)'],
] as const

/**
 * GL-1.5: the cities, and the two junctions on open water. The board uses their position on the
 * earth (degrees) and their drawing position (x to the right, y down).
 */

export type CityKind = 'port' | 'inland' | 'junction'

export interface CityRow {
  readonly code: string
  readonly name: string
  readonly place: CityKind
  readonly lon: number
  readonly lat: number
  readonly x: number
  readonly y: number
}

const row = (
  code: string,
  name: string,
  place: CityKind,
  [lon, lat]: readonly [number, number],
  [x, y]: readonly [number, number],
): CityRow => ({ code, name, place, lon, lat, x, y })

export const CITIES: readonly CityRow[] = [
  row('DUL', 'Duluth', 'port', [-92.1005, 46.7867], [102, 324]),
  row('THB', 'Thunder Bay', 'port', [-89.2477, 48.3809], [377, 114]),
  row('MRT', 'Marathon', 'port', [-86.3833, 48.7167], [624, 84]),
  row('TIM', 'Timmins', 'inland', [-81.3305, 48.4758], [1025, 100]),
  row('ROU', 'Rouyn-Noranda', 'inland', [-79.0231, 48.2366], [1293, 140]),
  row('MQT', 'Marquette', 'port', [-87.3954, 46.5436], [519, 348]),
  row('SSM', 'Sault Ste. Marie', 'port', [-84.3358, 46.5136], [789, 361]),
  row('SUD', 'Sudbury', 'inland', [-80.993, 46.4917], [1138, 344]),
  row('MTL', 'Montreal', 'port', [-73.5673, 45.5017], [1737, 498]),
  row('OTT', 'Ottawa', 'inland', [-75.6972, 45.4215], [1580, 471]),
  row('WAU', 'Wausau', 'inland', [-89.6301, 44.9591], [305, 574]),
  row('EAU', 'Eau Claire', 'inland', [-91.4985, 44.8113], [124, 552]),
  row('GRB', 'Green Bay', 'port', [-88.0133, 44.5133], [467, 575]),
  row('TRC', 'Traverse City', 'port', [-85.6206, 44.7631], [675, 556]),
  row('SBM', 'South Baymouth', 'port', [-82.0131, 45.5564], [1008, 506]),
  row('PRS', 'Parry Sound', 'port', [-80.0353, 45.3473], [1152, 518]),
  row('PEL', 'Port Elgin', 'port', [-81.3895, 44.4366], [1070, 644]),
  row('KIN', 'Kingston', 'port', [-76.486, 44.2312], [1522, 642]),
  row('TOR', 'Toronto', 'port', [-79.3832, 43.6532], [1253, 730]),
  row('BAY', 'Bay City', 'port', [-83.8889, 43.5945], [844, 730]),
  row('MUS', 'Muskegon', 'port', [-86.2484, 43.2342], [628, 784]),
  row('MIL', 'Milwaukee', 'port', [-87.9065, 43.0389], [452, 843]),
  row('MAD', 'Madison', 'inland', [-89.4012, 43.0731], [289, 853]),
  row('SYR', 'Syracuse', 'port', [-76.1474, 43.0481], [1569, 816]),
  row('ALB', 'Albany', 'port', [-73.7562, 42.6526], [1752, 860]),
  row('BUF', 'Buffalo', 'port', [-78.8784, 42.8864], [1306, 831]),
  row('DET', 'Detroit', 'port', [-83.0458, 42.3314], [917, 890]),
  row('CED', 'Cedar Rapids', 'inland', [-91.6656, 41.9779], [137, 949]),
  row('CHI', 'Chicago', 'port', [-87.6298, 41.8781], [503, 958]),
  row('ERI', 'Erie', 'port', [-80.0851, 42.1292], [1163, 934]),
  row('SCR', 'Scranton', 'inland', [-75.6624, 41.409], [1548, 1020]),
  row('SBD', 'South Bend', 'inland', [-86.252, 41.6764], [656, 997]),
  row('TOL', 'Toledo', 'port', [-83.5379, 41.6528], [868, 984]),
  row('CLE', 'Cleveland', 'port', [-81.6944, 41.4993], [1055, 993]),
  row('NYC', 'New York', 'port', [-74.006, 40.7128], [1691, 1075]),
  row('LSJ', 'Lake Superior junction', 'junction', [-87.7, 47.85], [470, 192]),
  row('LHJ', 'Lake Huron junction', 'junction', [-82.35, 44.75], [971, 593]),
]

/** Rivers and mountains, in sheet units, drawn by hand from their coordinates. Each peak has a light and a dark side. */

export const RIVERS = [
  'M697 702C695 692 688 664 685 641C683 618 687 587 681 563C676 539 662 513 651 496C639 480 621 478 612 463C604 448',
  ' 612 424 597 407C582 391 541 364 521 363C500 362 490 392 475 402C459 411 449 415 429 418C408 422 381 420 352 424',
  'C323 428 282 439 256 441C231 442 208 436 199 435M735 407C731 396 722 359 708 341C694 322 669 302 651 296C633 290',
  ' 617 314 601 307C585 300 567 266 555 256C543 246 539 250 528 246C517 242 501 238 490 229C478 220 469 197 459 192',
  'C449 186 441 196 429 196C416 196 390 191 383 190M773 363C771 350 770 304 758 285C747 265 725 254 704 246C684 238',
  ' 660 232 635 235C611 237 572 256 559 260M429 924C432 918 442 899 452 885C461 871 484 857 485 841C487 825 470 802',
  ' 459 791C448 780 436 783 421 774C406 765 382 747 367 735C352 723 340 717 331 703C323 689 324 666 317 652C311 638',
  ' 295 624 291 619M574 630C565 639 542 673 521 685C499 697 469 700 444 702C418 704 386 700 367 696C348 693 335 682',
  ' 329 680M845 552C840 557 820 577 812 585C804 593 807 599 796 602C785 604 754 592 745 601C736 609 742 636 743 652',
  'C744 668 752 680 750 696C749 713 736 734 735 752C734 770 743 783 743 802C742 821 733 853 731 863M850 357C841 366',
  ' 812 395 796 413C781 430 766 442 758 463C750 484 749 518 747 541C744 564 745 591 745 601',
].join('')

export const RIVERS_ABROAD = [
  'M1103 407C1091 404 1058 391 1034 391C1010 390 971 408 957 402C944 395 950 371 953 352C957 332 966 305 976 285',
  'C987 265 1008 252 1015 229C1022 207 1028 174 1019 151C1009 129 975 116 957 96C939 75 927 55 911 29C896 3 888 -41',
  ' 865 -60C842 -78 801 -77 773 -82C745 -87 710 -87 697 -88M934 707C943 702 966 680 988 674C1010 669 1036 672 1065',
  ' 674C1093 676 1125 682 1157 685C1188 688 1228 690 1256 691C1284 692 1314 691 1325 691M84 908C103 919 163 950 199',
  ' 974C234 998 266 1032 298 1052C330 1073 367 1079 390 1097C413 1114 429 1148 436 1158M222 -54C232 -55 265 -64 283',
  ' -60C301 -56 312 -36 329 -32C346 -28 366 -37 383 -38C399 -38 421 -36 429 -35',
].join('')

/** A chain of mountains: where each peak stands, and how high it is. */
type Chain = readonly (readonly [x: number, y: number, height: number])[]

const PYRENEES: Chain = [
  [288, 905, 20],
  [322, 914, 24],
  [352, 925, 28],
  [386, 934, 31],
  [418, 938, 30],
  [452, 944, 30],
  [486, 946, 28],
  [520, 956, 25],
  [548, 966, 20],
]
const MASSIF_NORTH: Chain = [
  [572, 650, 22],
  [604, 632, 26],
  [634, 660, 22],
  [596, 672, 24],
]
const MASSIF_SOUTH: Chain = [
  [566, 706, 22],
  [600, 716, 27],
  [632, 704, 25],
  [660, 736, 24],
  [686, 716, 22],
  [612, 752, 22],
]
const VOSGES: Chain = [
  [890, 322, 20],
  [902, 352, 22],
  [886, 378, 18],
]
const JURA: Chain = [
  [856, 470, 18],
  [838, 500, 20],
  [820, 532, 19],
  [808, 560, 17],
]
const SAVOY: Chain = [
  [836, 664, 26],
  [868, 648, 32],
  [846, 706, 28],
  [884, 694, 34],
  [860, 748, 28],
  [892, 738, 30],
  [872, 790, 26],
]
/** Three mountain chains, each with its own tone: far, high and low. Mont Blanc is the highest peak. */
const ALPS_BACK: Chain = [
  [938, 512, 42],
  [984, 500, 66],
  [1040, 494, 54],
  [1098, 488, 76],
  [1160, 484, 58],
  [1222, 480, 80],
  [1290, 478, 60],
  [1352, 474, 72],
]
const ALPS_MIDDLE: Chain = [
  [914, 572, 46],
  [1012, 568, 88],
  [1070, 560, 62],
  [1136, 556, 96],
  [1204, 552, 66],
  [1268, 550, 84],
  [1336, 546, 60],
  [956, 578, 104],
]
const ALPS_FRONT: Chain = [
  [996, 622, 54],
  [1046, 616, 40],
  [1098, 612, 58],
  [1152, 608, 42],
  [918, 634, 44],
  [952, 642, 66],
  [930, 706, 50],
  [958, 742, 40],
  [940, 778, 34],
  [966, 806, 26],
]

/** Drawn from back to front. */
export const RANGES_ABROAD = [ALPS_BACK, ALPS_MIDDLE, ALPS_FRONT].map(drawn)
export const RANGES = [VOSGES, JURA, MASSIF_NORTH, MASSIF_SOUTH, SAVOY, PYRENEES].map(drawn)

/** A chain as two shapes: the peaks, and their slopes in the light from the west. */
function drawn(chain: Chain): { readonly peaks: string; readonly light: string } {
  const foot = (height: number): number => Math.round(height * 0.72)
  return {
    peaks: chain
      .map(([x, y, height]) => `M${x - foot(height)} ${y}l${foot(height)} ${-height}l${foot(height)} ${height}Z`)
      .join(''),
    light: chain
      .map(([x, y, height]) => {
        const bend = Math.round(height * 0.12)
        return `M${x - foot(height)} ${y}l${foot(height)} ${-height}l${bend} ${Math.round(height * 0.45)}l${-2 * bend} ${Math.round(height * 0.2)}l${bend} ${Math.round(height * 0.35)}Z`
      })
      .join(''),
  }
}

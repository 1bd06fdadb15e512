/**
 * The pages are written against React's interface and run on Preact (docs/decisions/022-preact.md): in the build, and in unit
 * tests that draw.
 */
export const PREACT = { react: 'preact/compat', 'react-dom': 'preact/compat' }

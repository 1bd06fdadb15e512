/** `npm start`: opens the game in the terminal, after whatever set-up is missing. */
process.argv.splice(2, 0, 'play', 'paris-connection')
await import('../bin/roundhouse.js')

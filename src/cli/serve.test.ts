import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { main } from './main.ts'
import { scripted } from './testing/scripted.ts'

const run = async (args: string, env = {}) => {
  const terminal = scripted([], env)
  const code = await main(args.split(' '), terminal)
  return { code, printed: terminal.printed(), errors: terminal.errors() }
}

test.each([
  ['serve --port soon', '--port must be a whole number from 0 up, not soon.'],
  ['serve --port 70000', 'There is no port 70000: ports go up to 65535.'],
  ['serve all', '“all” is one argument too many.'],
])('roundhouse %s', async (args, sentence) => {
  expect(await run(args)).toEqual({ code: 2, printed: '', errors: sentence })
})

test('a port that is taken', async () => {
  const other = createServer()
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : undefined
  expect(await run(`serve --host 127.0.0.1 --port ${port}`)).toEqual({
    code: 2,
    printed: '',
    errors: `The port ${port} is taken; choose another with --port.`,
  })
  other.close()
})

test('a port from PORT that cannot be used is told as well', async () => {
  expect((await run('serve', { PORT: 'x' })).errors).toContain('not x')
})

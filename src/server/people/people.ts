/** People: a guest is known by a token in a cookie that scripts cannot read; only its hash is stored. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { complain } from '../../wire/problem.ts'
import type { Person, Store } from '../store/store.ts'
import { hashOf, type Random } from './keys.ts'
import type { Names } from './names.ts'

export interface People {
  who(request: FastifyRequest): Promise<Person | undefined>
  /** Gives the person this name; an unknown visitor becomes a guest. */
  name(request: FastifyRequest, reply: FastifyReply, name: string): Promise<Person>
  /** A one-time code for another device. */
  code(person: Person): Promise<{ readonly code: string; readonly expires: number }>
  /** This device goes on as the person who was given the code. */
  device(request: FastifyRequest, reply: FastifyReply, code: string): Promise<Person>
}

const COOKIE = 'roundhouse'
const A_YEAR = 365 * 24 * 3_600
const CODE_LIFE = 10 * 60_000

/** Cookies are read and written by `@fastify/cookie`, which must be registered. */
export const peopleOf = (store: Store, random: Random, now: () => number, { isHttps }: Names): People => {
  /** Set over https, the cookie is sent over https only. */
  const give = async (request: FastifyRequest, reply: FastifyReply, person: Person): Promise<void> => {
    const token = random.hex(16)
    await store.addToken(person.id, hashOf(token), now())
    const secure = isHttps(request)
    reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', maxAge: A_YEAR, secure })
  }
  const who = async (request: FastifyRequest): Promise<Person | undefined> => {
    const { [COOKIE]: token } = request.cookies
    return token === undefined ? undefined : store.personByToken(hashOf(token))
  }
  return {
    who,
    async name(request, reply, name) {
      const known = await who(request)
      if (known !== undefined) {
        await store.renamePerson(known.id, name)
        return { ...known, name }
      }
      const person = { id: random.letters(16), name, created: now() }
      await store.addPerson(person)
      await give(request, reply, person)
      return person
    },
    async code(person) {
      const code = random.readable(10)
      const expires = now() + CODE_LIFE
      await store.addCode(hashOf(code), person.id, expires)
      return { code, expires }
    },
    async device(request, reply, code) {
      const person = (await store.takeCode(hashOf(code), now())) ?? complain('code.unknown')
      await give(request, reply, person)
      return person
    },
  }
}

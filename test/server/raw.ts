/** A request as bytes: under any host name, and as broken as a test needs it. */
import { connect } from 'node:net'

/** Sends this and reads until the other side closes. */
export const exchange = (url: string, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    let received = ''
    socket.setEncoding('utf8')
    socket.on('data', (text) => {
      received += text
    })
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
    socket.write(bytes)
  })

/** One request under this host name: `PUT /api/me`. */
export const hostedAs = (url: string, host: string, request: string, body = '', headers = ''): Promise<string> =>
  exchange(
    url,
    `${request} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )

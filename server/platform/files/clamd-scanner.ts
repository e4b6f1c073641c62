import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import type { Scanner } from '@server/platform/files/scanner'

const USUAL_PORT = 3310
const PIECE_BYTES = 64 * 1024
/** Silent for so long, it counts as away: the file waits and the person does not. */
const PATIENCE_MS = 10_000
const LONGEST_ANSWER = 1_000
const FOUND = ' FOUND'

/** SCANNER_URL: ClamAV's daemon by its own protocol; the content goes over the line, so it may run elsewhere. */
export function createScanner(address: string | null): Scanner | null {
  if (address === null) return null
  const { hostname, port } = new URL(address)
  return {
    async findHarm(content) {
      const socket = createConnection({
        host: hostname.replace(/^\[|\]$/g, ''),
        port: Number(port || USUAL_PORT),
      })
      socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('the scanner does not answer')))
      try {
        const [answer] = await Promise.all([answerOf(socket), send(socket, content)])
        return readAnswer(answer)
      } finally {
        socket.destroy()
      }
    },
  }
}

async function send(socket: Socket, content: Buffer): Promise<void> {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < content.length; at += PIECE_BYTES) {
    const piece = content.subarray(at, at + PIECE_BYTES)
    socket.write(sized(piece.length))
    if (!socket.write(piece)) await once(socket, 'drain')
  }
  socket.write(sized(0))
}

function sized(length: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(length)
  return size
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = ''
  for await (const piece of socket) {
    answer += String(piece)
    if (answer.includes('\0') || answer.length > LONGEST_ANSWER) break
  }
  return answer.split('\0')[0] ?? ''
}

/** "stream: OK", "stream: Eicar-Test-Signature FOUND"; anything else says that nothing was looked at. */
function readAnswer(answer: string): string | null {
  const said = answer.replace(/^stream: /, '')
  if (said === 'OK') return null
  if (said.endsWith(FOUND)) return said.slice(0, -FOUND.length)
  throw new Error(`the scanner could not look: ${said || 'no answer'}`)
}

import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import type { Scanner } from '@server/platform/files/scanner'

const USUAL_PORT = 3310
const PIECE_BYTES = 64 * 1024
/** Silent for so long, it counts as away: the file waits and the person does not. */
const PATIENCE_MS = 10_000
/** And then is left alone, or every file of a large batch would wait as long. */
const REST_MS = 60_000
const LONGEST_ANSWER = 1_000
const FOUND = ' FOUND'

type Patience = { patienceMs?: number; restMs?: number }

/** SCANNER_URL: ClamAV's daemon by its own protocol; the content goes over the line, so it may run elsewhere. */
export function createScanner(
  address: string | null,
  { patienceMs = PATIENCE_MS, restMs = REST_MS }: Patience = {},
): Scanner | null {
  if (address === null) return null
  const { hostname, port } = new URL(address)
  const place = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || USUAL_PORT) }
  let restsUntil = 0
  return {
    async findHarm(content) {
      if (performance.now() < restsUntil) throw new Error('the scanner was silent a moment ago')
      const socket = createConnection(place)
      socket.setTimeout(patienceMs, () => {
        restsUntil = performance.now() + restMs
        socket.destroy(new Error('the scanner does not answer'))
      })
      try {
        const answer = answerOf(socket)
        // It may answer before it has heard everything, and then hears no more; a broken line ends the answer too.
        send(socket, content).catch(() => undefined)
        return readAnswer(await answer)
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

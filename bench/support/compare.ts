import { signInAt } from './demo-session.ts'
import { load, type Target } from './load.ts'
import { quantile, rounded, type Figure } from './report.ts'

/** A question to the portal and what one would write by hand for it; `calls` a round. */
export type Question = { name: string; path: string; statement: string; calls: number }

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)

export const tokenOf = async (port: number, email: string): Promise<string> =>
  (await signInAt(`http://127.0.0.1:${port}`, email)).token

type Ports = { portal: number; hand: number }

/** Turn by turn, so that whatever else the machine does falls on both. */
export async function compare(
  ports: Ports,
  token: string,
  questions: readonly Question[],
  about: Figure,
): Promise<Figure[]> {
  const headers = { authorization: `Bearer ${token}` }
  const figures: Figure[] = []
  for (const { name, path, statement, calls } of questions) {
    const targets: [string, Target][] = [
      ['portal', { port: ports.portal, path, headers }],
      ['hand', { port: ports.hand, path: `/ask?${new URLSearchParams({ statement }).toString()}` }],
    ]
    const times = new Map<string, number[]>()
    for (const [, target] of targets) await load(target, 2, 1)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [who, target] of targets)
        times.set(who, [...(times.get(who) ?? []), ...(await load(target, calls, 1))])
    const [own, byHand] = [times.get('portal') ?? [], times.get('hand') ?? []]
    figures.push({
      ...about,
      question: name,
      'portal ms': rounded(quantile(own, 0.5)),
      'by hand ms': rounded(quantile(byHand, 0.5)),
      ratio: rounded(quantile(own, 0.5) / quantile(byHand, 0.5)),
    })
  }
  return figures
}

import { z } from 'zod'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { parseWeight } from '@contract/kernel/parts'
import { parseRate } from '@contract/kernel/rates'

/** One thing a vector says, beside what the rules say. */
export type Claim = { name: string; expected: unknown; actual: unknown }

export const amount = z.string().transform(parseMoney)
export const rate = z.union([z.string(), z.number()]).transform(value => parseRate(String(value)))
export const weight = z.union([z.string(), z.number()]).transform(value => parseWeight(String(value)))
export const texts = z.record(z.string(), z.string())
const id = z.string().optional()

/** Of a kind there may be one vector or a list of them. What a vector says and no driver reads is refused. */
export function driver<Shape extends z.ZodRawShape>(
  shape: Shape,
  claims: (vector: z.infer<z.ZodObject<Shape>>) => Claim[],
) {
  const schema = z.strictObject({ id, ...shape })
  return (entry: unknown): Claim[] =>
    (Array.isArray(entry) ? entry : [entry]).flatMap((vector: unknown) => {
      const named = JSON.stringify(vector)
      const read = schema.parse(vector) as z.infer<z.ZodObject<Shape>>
      return claims(read).map(claim => ({ ...claim, name: `${claim.name} of ${named.slice(0, 90)}` }))
    })
}

/** An expected amount of a name the rules do not know stands beside nothing, and fails. */
export const eachOf = (
  expected: Record<string, string>,
  actual: Record<string, Centavos | undefined>,
): Claim[] =>
  Object.entries(expected).map(([name, text]) => {
    const found = actual[name]
    return { name, expected: text, actual: found === undefined ? undefined : moneyText(found) }
  })

export const one = (name: string, expected: unknown, actual: unknown): Claim[] => [{ name, expected, actual }]

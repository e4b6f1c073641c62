import { z } from 'zod'
import { dateText, signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { AGING_BUCKETS, agingBucket, daysPastDue } from '@contract/modules/collection/aging.rules'
import { bucketsSchema, bucketSums, sumOf } from '@contract/modules/collection/receivables'

const lineSchema = z.object({
  id: idSchema,
  sale_id: idSchema,
  sale_no: z.string().nullable(),
  unit_code: z.string(),
  /** Which tranche of the sale it bills. */
  seq: z.number().int(),
  billed: signedAmountText,
  open: signedAmountText,
})
const statementSchema = z.object({
  id: idSchema,
  number: z.string(),
  due_on: dateText,
  days: z.number().int(),
  bucket: z.enum(AGING_BUCKETS),
  /** Of its lines in this project; those in others stand there. */
  open: signedAmountText,
  lines: z.array(lineSchema),
})

/** GET /collection/receivables/lines: what one developer owed at the end of a day, project by project. */
export const owedLinesSchema = z.object({
  projects: z.array(
    z.object({
      /** The project. */
      key: idSchema,
      name: z.string(),
      buckets: bucketsSchema,
      total: signedAmountText,
      statements: z.array(statementSchema),
    }),
  ),
  buckets: bucketsSchema,
  total: signedAmountText,
})
export type OwedLines = z.infer<typeof owedLinesSchema>
export type OwedProject = OwedLines['projects'][number]

export type OwedLine = z.infer<typeof lineSchema> & {
  statement_id: string
  number: string
  due_on: string
  project_id: string
  project_name: string
}

/** Lines of statements by project; each level adds up to the one above it. */
export function groupOwedLines(asOf: string, lines: readonly OwedLine[]): OwedLines {
  const projects = [...Map.groupBy(lines, ({ project_id }) => project_id)].map(([key, own]) => {
    const statements = [...Map.groupBy(own, ({ statement_id }) => statement_id)].map(([id, of]) =>
      agedStatement(asOf, id, of),
    )
    return {
      key,
      name: own[0]?.project_name ?? '',
      buckets: bucketSums(statements),
      total: sumOf(statements.map(({ open }) => open)),
      statements,
    }
  })
  return {
    projects: projects.toSorted((a, b) => a.name.localeCompare(b.name)),
    buckets: bucketSums(projects.flatMap(({ statements }) => statements)),
    total: sumOf(projects.map(({ total }) => total)),
  }
}

function agedStatement(asOf: string, id: string, lines: readonly OwedLine[]) {
  const { number = '', due_on = asOf } = lines[0] ?? {}
  return {
    ...{ id, number, due_on },
    days: daysPastDue(due_on, asOf),
    bucket: agingBucket(due_on, asOf),
    open: sumOf(lines.map(({ open }) => open)),
    lines: lines.map(
      ({ id: line, sale_id, sale_no, unit_code, seq, billed, open }): z.infer<typeof lineSchema> => ({
        ...{ id: line, sale_id, sale_no, unit_code, seq, billed, open },
      }),
    ),
  }
}

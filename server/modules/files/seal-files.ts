import type { Tx } from '@server/platform/db/transaction'
import { notFound } from '@server/platform/http/problems'
import { keepSeal } from '@server/platform/seals/seal-document'
import { findMemoFacts, findPayslipFacts } from '@server/modules/files/seal-facts.repository'

type KeptSeal = { code: string; hash: string }

/** A payslip is a file that never changes: its seal is the checksum of that file, which its holder can compute. */
export async function sealPayslip(tx: Tx, id: string): Promise<KeptSeal> {
  const slip = await findPayslipFacts(tx.db, id)
  if (!slip) throw notFound()
  const { slip_no: number, hash, on: issued_on } = slip
  return keepSeal(tx, { kind: 'payslip', subject: id, number, issued_on, status: 'valid' }, hash)
}

/** A memo as it went out last: its words and the checksums of its files. One that is out of force has none any more. */
export async function sealMemo(tx: Tx, id: string): Promise<KeptSeal> {
  const memo = await findMemoFacts(tx.db, id)
  if (!memo) throw notFound()
  const { on: issued_on, ...facts } = memo
  const { number } = facts
  return keepSeal(tx, { kind: 'memo', subject: id, number, issued_on, status: 'valid' }, facts)
}

import { csvChunks } from '@contract/kernel/sheet/csv'
import { oneBatch, type Sheet } from '@contract/kernel/sheet/sheet'
import type { OpenNumber } from '@server/platform/people/open-seller-number'
import type { Transfer } from '@server/modules/commission/releases/batch.repository'

/** As banks take it, in English whatever the reader's language. */
const SHEET: Sheet = {
  name: 'Transfers',
  columns: [
    ...['Payee', 'Bank', 'Account number'].map(title => ({ title, kind: 'text' as const })),
    { title: 'Amount', kind: 'money' },
    { title: 'Reference', kind: 'text' },
  ],
  isRightToLeft: false,
}

export async function transferFile(transfers: readonly Transfer[], openAccount: OpenNumber): Promise<Buffer> {
  const rows = transfers.map(({ seller_id, payee, bank, sealed_account, amount, number }) => [
    ...[payee, bank, openAccount(seller_id, sealed_account)],
    ...[amount, number],
  ])
  const chunks: Uint8Array[] = []
  for await (const chunk of csvChunks(SHEET, oneBatch(rows))) chunks.push(chunk)
  return Buffer.concat(chunks)
}

import type { DateText } from '@contract/kernel/dates'
import { moneyText } from '@contract/kernel/money'
import { totalOf, type EntryLine } from '@contract/modules/accounting/entry.rules'
import type { Db } from '@server/platform/db/database'
import { databaseNow } from '@server/platform/db/database-now'

type DemoEntry = { ouId: string; date: DateText; memo: string; lines: readonly EntryLine[] }

export async function writeDemoEntry(db: Db, { ouId, date, memo, lines }: DemoEntry): Promise<string> {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'code'])
    .where(
      'code',
      'in',
      lines.map(({ account }) => account),
    )
    .execute()
  const idOf = (code: string) => accounts.find(account => account.code === code)?.id
  const row = await db
    .insertInto('manual_entry')
    .values({
      ou_id: ouId,
      memo,
      entry_date: date,
      lines: JSON.stringify(
        lines.map(({ account, side, amount }) => ({
          account_id: idOf(account),
          debit: side === 'debit' ? moneyText(amount) : '0.00',
          credit: side === 'credit' ? moneyText(amount) : '0.00',
          project_id: null,
          memo: null,
        })),
      ),
      total: totalOf(lines),
      status: 'draft',
      entry_id: null,
      created_by: null,
      updated_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function closeMonthsBefore(db: Db, ouId: string, month: DateText): Promise<void> {
  await db
    .updateTable('fiscal_period')
    .set({ status: 'closed', closed_at: databaseNow })
    .where('ou_id', '=', ouId)
    .where('month', '<', month)
    .execute()
}

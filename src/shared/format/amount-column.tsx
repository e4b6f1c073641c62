import type { ReactNode } from 'react'
import { formatAmount } from '@contract/kernel/money'
import { Ltr } from '@/shared/format/ltr'
import type { TableColumn } from '@/shared/ui/table'

/** The column of an amount, by the name of its field; empty where there is none. */
export function amountColumn<Name extends string>(
  name: Name,
  header: ReactNode,
): TableColumn<Record<Name, string | null>> {
  return {
    ...{ key: name, header, figures: true },
    cell: row => row[name] && <Ltr>{formatAmount(row[name])}</Ltr>,
  }
}

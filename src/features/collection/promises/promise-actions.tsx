import { useState } from 'react'
import { businessDate } from '@contract/kernel/dates'
import type { Receivables } from '@contract/modules/collection/receivables'
import { promiseActions } from '@/features/collection/promises/promises.api'
import { useCan } from '@/shared/access/use-can'
import { CommandDialog } from '@/shared/command/command-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

type Statement = Omit<Receivables['rows'][number]['statements'][number], 'statement_on'>

/** A promise to be recorded of a statement, or the last one to be withdrawn. */
export function PromiseActions({ statement }: { statement: Statement }) {
  const t = usePhrases('collection')
  const can = useCan()
  const [asked, setAsked] = useState<'add_promise' | 'withdraw_promise' | null>(null)
  const { promise } = statement
  const buttons = [
    ...(can('collection.promise.create') ? (['add_promise'] as const) : []),
    ...(promise && can('collection.promise.edit') ? (['withdraw_promise'] as const) : []),
  ]
  return (
    <div className="cluster">
      {buttons.map(command => (
        <Button key={command} size="sm" onClick={() => setAsked(command)}>
          {t(`command.${command}.open`)}
        </Button>
      ))}
      {asked && (
        <CommandDialog
          command={promiseActions[asked]}
          record={{ id: statement.id }}
          ids={promise && asked === 'withdraw_promise' ? { promise: promise.id } : {}}
          recordName={statement.number}
          namespace="collection"
          isGrave={asked === 'withdraw_promise'}
          defaults={{ promised_on: businessDate(new Date()), promised_amount: statement.open }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}

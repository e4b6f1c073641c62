import { useState } from 'react'
import type { DocumentCommand } from '@contract/kernel/define-document'
import { CommandDialog } from '@/shared/command/command-dialog'
import type { DocumentApi } from '@/shared/document/create-document-api'
import type { DocumentRow } from '@/shared/document/document-row'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type DocumentActionsProps = {
  api: DocumentApi
  row: DocumentRow
  recordName: string
  onGone: () => void
}

const ORDER: readonly DocumentCommand[] = ['submit', 'withdraw', 'discard', 'void']
const GRAVE: readonly DocumentCommand[] = ['discard', 'void']

/** What the server lets its reader do with a document now. */
export function DocumentActions({ api, row, recordName, onGone }: DocumentActionsProps) {
  const t = usePhrases('document')
  const [asked, setAsked] = useState<DocumentCommand | null>(null)
  const offered = ORDER.filter(name => row.actions?.includes(name))
  if (offered.length === 0) return null
  return (
    <div className="form-actions">
      {offered.map(name => (
        <Button
          key={name}
          variant={name === 'submit' ? 'primary' : GRAVE.includes(name) ? 'danger' : 'secondary'}
          onClick={() => setAsked(name)}
        >
          {t(`command.${name}.open`)}
        </Button>
      ))}
      {asked && (
        <CommandDialog
          command={api.commands[asked]}
          record={row}
          namespace="document"
          recordName={recordName}
          isGrave={GRAVE.includes(asked)}
          onClose={() => setAsked(null)}
          {...(asked === 'discard' && { onDone: onGone })}
        />
      )}
    </div>
  )
}

import { useId, useState } from 'react'
import { CommandDialog } from '@/shared/command/command-dialog'
import type { DocumentApi } from '@/shared/document/create-document-api'
import type { DocumentRow } from '@/shared/document/document-row'
import type { DocumentView } from '@/shared/document/document-view'
import { phrase } from '@/shared/i18n/i18n'
import type { Namespace } from '@/shared/i18n/namespaces'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type DocumentActionsProps = {
  api: DocumentApi
  row: DocumentRow
  recordName: string
  /** Where its own commands are named. */
  namespace: Namespace
  view: DocumentView
  onGone: () => void
}

const GRAVE: readonly string[] = ['discard', 'void']

/** What the server lets its reader do with a document now: what carries it on first, what ends it last. */
export function DocumentActions(props: DocumentActionsProps) {
  const { api, row, recordName, namespace, view, onGone } = props
  // Draws anew when phrases arrive.
  usePhrases(namespace)
  const [asked, setAsked] = useState<string | null>(null)
  const whyId = useId()
  const own = Object.keys(api.document.own)
  const isGrave = (name: string) => GRAVE.includes(name) || view.grave?.includes(name) === true
  const inOrder = ['submit', ...own, 'withdraw', 'discard', ...(own.includes('void') ? [] : ['void'])]
  const offered = inOrder.filter(name => row.actions?.includes(name))
  const refused = inOrder.filter(name => row.refused?.[name] !== undefined)
  if (offered.length + refused.length === 0) return null

  const spaceOf = (name: string) => (own.includes(name) ? namespace : 'document')
  const OwnDialog = asked === null ? undefined : view.dialogs?.[asked]
  const command = asked === null ? undefined : api.commands[asked]
  const close = () => setAsked(null)
  return (
    <div className="form-actions document-actions">
      {offered.map((name, index) => (
        <Button
          key={name}
          variant={isGrave(name) ? 'danger' : index === 0 && name !== 'withdraw' ? 'primary' : 'secondary'}
          onClick={() => setAsked(name)}
        >
          {phrase(spaceOf(name), `command.${name}.open`)}
        </Button>
      ))}
      {refused.map(name => (
        <Button key={name} disabled aria-describedby={whyId}>
          {phrase(spaceOf(name), `command.${name}.open`)}
        </Button>
      ))}
      {refused.length > 0 && (
        <ul className="list-unstyled text-muted small w-100 mb-0" id={whyId}>
          {[...new Set(refused.map(name => row.refused?.[name]))].map(why => (
            <li key={why}>{why}</li>
          ))}
        </ul>
      )}
      {OwnDialog && <OwnDialog row={row} recordName={recordName} onClose={close} />}
      {command && asked !== null && !OwnDialog && (
        <CommandDialog
          command={command}
          record={row}
          namespace={spaceOf(asked)}
          recordName={recordName}
          isGrave={isGrave(asked)}
          onClose={close}
          {...(asked === 'discard' && { onDone: onGone })}
        />
      )}
    </div>
  )
}

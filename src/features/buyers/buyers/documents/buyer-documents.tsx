import { useState } from 'react'
import { AddDocument } from '@/features/buyers/buyers/documents/add-document'
import { BuyerUploads } from '@/features/buyers/buyers/documents/buyer-uploads'
import { useGetBuyerDocumentsQuery } from '@/features/buyers/buyers/buyers.calls'
import { DocumentRow } from '@/features/buyers/buyers/documents/document-row'
import { DocumentStatus } from '@/features/buyers/buyers/documents/document-status'
import { useCan } from '@/shared/access/use-can'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'

export type BuyerDocumentsProps = { id: string; isClosed: boolean }

/** What is asked of the buyer, each with what was handed in for it; and other papers below. */
export function BuyerDocuments({ id, isClosed }: BuyerDocumentsProps) {
  const t = usePhrases('buyers')
  const can = useCan()
  const { currentData: papers, ...answer } = useGetBuyerDocumentsQuery(id)
  const [adding, setAdding] = useState<string | null>(null)
  const mayAdd = !isClosed && (can('buyer.record.create') || can('buyer.record.edit'))

  if (!papers) return <AnswerWait answer={answer} lines={8} />
  const { checklist, documents, kinds } = papers
  const said = (name: string) => storedName('document_requirement', name)
  const listed = new Set(checklist.map(({ code }) => code))
  const others = documents.filter(({ kind }) => !listed.has(kind))
  const done = checklist.filter(({ status }) => status === 'verified').length
  const other = kinds.find(({ code }) => code === adding && !listed.has(code))

  return (
    <div className="stack">
      <p className="text-muted mb-0">{t('documents.done', { done, of: checklist.length })}</p>
      {mayAdd && <BuyerUploads buyerId={id} documents={papers} />}
      {checklist.length === 0 && <EmptyState icon="card-checklist" title={t('documents.nothing_asked')} />}
      <ol className="checklist" aria-label={t('documents.checklist')}>
        {checklist.map(({ code, name, status, mandatory_for, from_whom, asks_valid_to }) => (
          <li key={code} className="checklist-item">
            <div className="checklist-head">
              <div className="document-words">
                <h3 className="section-title">
                  <bdi>{said(name)}</bdi>
                </h3>
                <p className="text-muted small mb-0">
                  {t(`values.from_whom.${from_whom}`)} · {t(`values.mandatory_for.${mandatory_for}`)}
                </p>
              </div>
              <DocumentStatus status={status} />
              {mayAdd && adding !== code && (
                <Button
                  size="sm"
                  icon="upload"
                  aria-label={t('documents.add_named', { name: said(name) })}
                  onClick={() => setAdding(code)}
                >
                  {t('documents.add')}
                </Button>
              )}
            </div>
            <ul className="plain-list">
              {documents
                .filter(({ kind }) => kind === code)
                .map(document => (
                  <DocumentRow key={document.id} document={document} />
                ))}
            </ul>
            {adding === code && (
              <AddDocument
                buyerId={id}
                kind={code}
                name={said(name)}
                asksValidTo={asks_valid_to}
                onSent={() => setAdding(null)}
              />
            )}
          </li>
        ))}
      </ol>
      <section className="form-stack" aria-label={t('documents.others')}>
        <h3 className="section-title">{t('documents.others')}</h3>
        <ul className="plain-list">
          {others.map(document => (
            <li key={document.id}>
              <p className="small mb-0">
                <bdi>{said(document.name)}</bdi>
              </p>
              <ul className="plain-list">
                <DocumentRow document={document} />
              </ul>
            </li>
          ))}
        </ul>
        {mayAdd && (
          <Field label={t('documents.other_kind')}>
            <Select
              value={other?.code ?? (adding === 'OTHER' ? 'OTHER' : '')}
              placeholder={t('documents.choose_kind')}
              options={[
                ...kinds
                  .filter(({ code }) => !listed.has(code))
                  .map(({ code, name }) => ({ value: code, label: said(name) })),
                { value: 'OTHER', label: t('documents.other') },
              ]}
              onChange={event => setAdding(event.target.value || null)}
            />
          </Field>
        )}
        {mayAdd && (other || adding === 'OTHER') && (
          <AddDocument
            key={adding}
            buyerId={id}
            kind={adding ?? 'OTHER'}
            name={other ? said(other.name) : t('documents.other')}
            asksValidTo={other?.asks_valid_to ?? false}
            onSent={() => setAdding(null)}
          />
        )}
      </section>
    </div>
  )
}

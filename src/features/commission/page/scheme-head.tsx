import { useState, type ReactNode } from 'react'
import { DiscardDialog } from '@/features/commission/dialogs/discard-dialog'
import { NextVersionDialog } from '@/features/commission/dialogs/next-version-dialog'
import { PublishDialog } from '@/features/commission/dialogs/publish-dialog'
import { RetireDialog } from '@/features/commission/dialogs/retire-dialog'
import { WithdrawDialog } from '@/features/commission/dialogs/withdraw-dialog'
import { SchemeFaults } from '@/features/commission/scheme-faults'
import { schemeFormPath, schemePath } from '@/features/commission/scheme-paths'
import { SchemeStateBadge } from '@/features/commission/scheme-state-badge'
import type { ShownScheme } from '@/features/commission/schemes.api'
import { useSchemeWords } from '@/features/commission/use-scheme-words'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { PageHeader } from '@/shared/ui/page-header'

export type SchemeHeadProps = { scheme: ShownScheme; back: ReactNode }

type Dialog = 'publish' | 'withdraw' | 'next' | 'retire' | 'discard'

/** What it is called, how it stands, and what may be done with it now. */
export function SchemeHead({ scheme, back }: SchemeHeadProps) {
  const t = usePhrases('commission')
  const words = useSchemeWords()
  const can = useCan()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const isDraft = scheme.status === 'draft'
  const draft = scheme.versions.find(({ state }) => state === 'draft')
  const isNewest = scheme.versions[0]?.id === scheme.id
  const mayEdit = can('commission.scheme.edit')
  const mayPublish = can('commission.scheme.activate')
  const close = () => setDialog(null)
  return (
    <>
      <PageHeader
        title={t('title_of', { name: scheme.name, version: scheme.version })}
        meta={<SchemeStateBadge state={scheme.state} />}
        text={
          <>
            <bdi dir="ltr">{scheme.code}</bdi> · <bdi>{words.scope(scheme)}</bdi> · {words.span(scheme)}
          </>
        }
        actions={
          <>
            {back}
            {isDraft && mayEdit && (
              <>
                <Button icon="trash" onClick={() => setDialog('discard')}>
                  {t('acts.discard')}
                </Button>
                <ButtonLink to={schemeFormPath(scheme.id)} icon="pencil">
                  {t('acts.edit')}
                </ButtonLink>
              </>
            )}
            {isDraft && mayPublish && (
              <Button
                variant="primary"
                icon="send-check"
                disabled={scheme.faults.length > 0}
                onClick={() => setDialog('publish')}
              >
                {t('command.activate.submit')}
              </Button>
            )}
            {scheme.state === 'coming' && isNewest && mayPublish && (
              <Button icon="arrow-counterclockwise" onClick={() => setDialog('withdraw')}>
                {t('command.withdraw.submit')}
              </Button>
            )}
            {scheme.status === 'active' && mayPublish && (
              <Button icon="archive" onClick={() => setDialog('retire')}>
                {t('command.retire.submit')}
              </Button>
            )}
            {!isDraft && !draft && mayEdit && (
              <Button variant="primary" icon="copy" onClick={() => setDialog('next')}>
                {t('acts.next')}
              </Button>
            )}
          </>
        }
      />
      {isDraft && scheme.faults.length > 0 && (
        <Banner tone="warning" title={t('faults.title')}>
          <SchemeFaults faults={scheme.faults} />
        </Banner>
      )}
      {isDraft && scheme.faults.length === 0 && !mayPublish && <Banner>{t('page.waits')}</Banner>}
      {!isDraft && draft && (
        <Banner action={<ButtonLink to={schemePath(draft.id)}>{t('page.see_draft')}</ButtonLink>}>
          {t('page.drafted', { version: draft.version })}
        </Banner>
      )}
      {dialog === 'publish' && <PublishDialog scheme={scheme} onClose={close} />}
      {dialog === 'withdraw' && <WithdrawDialog scheme={scheme} onClose={close} />}
      {dialog === 'next' && <NextVersionDialog scheme={scheme} onClose={close} />}
      {dialog === 'retire' && <RetireDialog scheme={scheme} onClose={close} />}
      {dialog === 'discard' && <DiscardDialog scheme={scheme} onClose={close} />}
    </>
  )
}

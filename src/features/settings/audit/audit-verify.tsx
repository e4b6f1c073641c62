import { useState } from 'react'
import { useLazyVerifyAuditQuery } from '@/features/settings/company.api'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'

/** Walks the chains of the log: each entry holds a fingerprint of the one before it. */
export function AuditVerify() {
  const t = usePhrases('settings')
  const shared = usePhrases('shared')
  const [verify, { currentData: found, error, isFetching }] = useLazyVerifyAuditQuery()
  const [isShown, setShown] = useState(false)
  const handleVerify = () => {
    setShown(true)
    void verify()
  }
  return (
    <>
      <Button icon="patch-check" busy={isFetching} onClick={handleVerify}>
        {t('audit.verify')}
      </Button>
      <Modal
        show={isShown && !isFetching}
        title={t('audit.verify')}
        onClose={() => setShown(false)}
        footer={<Button onClick={() => setShown(false)}>{shared('close')}</Button>}
      >
        {error && <Banner tone="danger">{toApiFailure(error).message}</Banner>}
        {!error && found?.fault && (
          <Banner tone="danger" title={t('audit.broken')}>
            {t('audit.broken_text', { seq: found.fault.seq, reason: found.fault.reason })}
          </Banner>
        )}
        {!error && found && !found.fault && (
          <Banner tone="success" title={t('audit.whole')}>
            {t('audit.whole_text', { count: found.entries })}
          </Banner>
        )}
      </Modal>
    </>
  )
}

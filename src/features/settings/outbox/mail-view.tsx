import { useState } from 'react'
import type { ReadMail } from '@contract/modules/settings/outbox-mail.resource'
import { MailStatus } from '@/features/settings/outbox/mail-status'
import '@/features/settings/settings.scss'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Tabs } from '@/shared/ui/tabs'

export type MailViewProps = { mail: ReadMail }

/** Links of the mail open beside the portal; without this they would load inside the frame. */
const IN_NEW_TAB = '<base target="_blank">'

export function MailView({ mail }: MailViewProps) {
  const t = usePhrases('settings')
  const formats = useFormats()
  const [tab, setTab] = useState('mail')
  const { text_body: text, html_body: html } = mail
  const isWordless = text === null && html === null

  return (
    <div className="stack">
      <dl className="definition-list">
        <dt>{t('outbox.fields.to_address')}</dt>
        <dd className="text-break">
          <bdi>{mail.to_address}</bdi>
        </dd>
        <dt>{t('outbox.fields.status')}</dt>
        <dd>
          <MailStatus status={mail.status} />
        </dd>
        <dt>{t('outbox.fields.created_at')}</dt>
        <dd>{formats.longDate(mail.created_at)}</dd>
        {mail.sent_at && (
          <>
            <dt>{t('outbox.fields.sent_at')}</dt>
            <dd>{formats.longDate(mail.sent_at)}</dd>
          </>
        )}
        {mail.attachments.length > 0 && (
          <>
            <dt>{t('outbox.attachments')}</dt>
            <dd className="text-break">
              {mail.attachments.map(({ file_name }) => (
                <div key={file_name}>
                  <bdi>{file_name}</bdi>
                </div>
              ))}
            </dd>
          </>
        )}
        {mail.last_error && (
          <>
            <dt>{t('outbox.fields.last_error')}</dt>
            <dd className="text-break">{mail.last_error}</dd>
          </>
        )}
      </dl>
      {isWordless ? (
        <Banner icon="lock">{t(mail.is_secret ? 'outbox.secret' : 'outbox.wiped')}</Banner>
      ) : (
        <Tabs
          label={t('outbox.view')}
          activeKey={html === null ? 'text' : tab}
          onChange={setTab}
          tabs={[
            ...(html === null
              ? []
              : [
                  {
                    key: 'mail',
                    label: t('outbox.as_mail'),
                    content: (
                      // No scripts, no forms, no way to this page: what a mail holds is drawn and nothing more.
                      <iframe
                        className="mail-frame"
                        title={t('outbox.frame')}
                        sandbox="allow-popups allow-popups-to-escape-sandbox"
                        referrerPolicy="no-referrer"
                        srcDoc={IN_NEW_TAB + html}
                      />
                    ),
                  },
                ]),
            { key: 'text', label: t('outbox.as_text'), content: <pre className="mail-text">{text}</pre> },
          ]}
        />
      )}
    </div>
  )
}

import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OwnForm } from '@contract/modules/files/downloadable-form.calls'
import { FORM_CATEGORIES } from '@contract/modules/files/downloadable-form.resource'
import { fetchBlob } from '@/shared/http/fetch-blob'
import '@/features/files/files.scss'
import { ownFormFile, useCountDownloadMutation, useListOwnFormsQuery } from '@/features/files/forms/forms.api'
import { matches } from '@/features/files/matches'
import { OwnFormLine } from '@/features/files/forms/own-form-line'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error as errorNote } from '@/shared/notify/notification.slice'
import { saveAs } from '@/shared/record/stored-files'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { SearchBox } from '@/shared/resource/search-box'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { FileViewer } from '@/shared/viewer/file-viewer'

/** The forms that are for me, by what they are about: looked at here, or saved. */
export function OwnFormsScreen() {
  const t = usePhrases('files')
  const dispatch = useAppDispatch()
  const { data, ...answer } = useListOwnFormsQuery()
  const [countDownload] = useCountDownloadMutation()
  const [search, setSearch] = useState('')
  const [params, setParams] = useSearchParams()
  const shown = data?.find(({ id }) => id === params.get('form'))
  const found = (data ?? []).filter(form => matches(search, [form.code, form.name, form.file_name]))

  const handleSave = async (form: OwnForm) => {
    try {
      const address = URL.createObjectURL(await fetchBlob(ownFormFile(form.id), form.mime))
      saveAs(address, form.file_name)
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
      await countDownload(form.id)
    } catch (failed) {
      dispatch(errorNote(toApiFailure(failed).message))
    }
  }
  return (
    <>
      <PageHeader text={t('own_forms.text')} />
      <div className="files-search is-alone">
        <SearchBox label={t('own_forms.search')} value={search} onSearch={setSearch} />
      </div>
      {!data && <AnswerWait answer={answer} shape="rows" lines={6} />}
      {data?.length === 0 && (
        <EmptyState icon="file-earmark-arrow-down" title={t('own_forms.empty')}>
          {t('own_forms.empty_text')}
        </EmptyState>
      )}
      {data && data.length > 0 && found.length === 0 && (
        <EmptyState
          icon="search"
          title={t('no_match')}
          action={<Button onClick={() => setSearch('')}>{t('clear_search')}</Button>}
        />
      )}
      {FORM_CATEGORIES.filter(category => found.some(form => form.category === category)).map(category => (
        <Card key={category} flush title={t(`forms.values.category.${category}`)} className="files-group">
          <ul className="files-list">
            {found
              .filter(form => form.category === category)
              .map(form => (
                <OwnFormLine
                  key={form.id}
                  form={form}
                  onShow={() => setParams({ form: form.id })}
                  onSave={() => void handleSave(form)}
                />
              ))}
          </ul>
        </Card>
      ))}
      {shown && (
        <FileViewer
          key={shown.id}
          name={shown.file_name}
          mime={shown.mime}
          fetchFile={() => fetchBlob(ownFormFile(shown.id), shown.mime)}
          onDownload={() => void countDownload(shown.id)}
          onClose={() => setParams({})}
        />
      )}
    </>
  )
}

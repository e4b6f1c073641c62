import type { ReactNode } from 'react'
import type { ListModel } from '@/shared/resource/list-model'
import { SearchBox } from '@/shared/resource/search-box'
import { Button } from '@/shared/ui/button'
import { Dropdown } from '@/shared/ui/dropdown'
import { DropdownHeader } from '@/shared/ui/dropdown-header'
import { DropdownItem } from '@/shared/ui/dropdown-item'
import { Icon } from '@/shared/ui/icon'
import { IconButton } from '@/shared/ui/icon-button'
import { TOUCHED, useMediaQuery } from '@/shared/ui/use-media-query'

export type ListTool = 'filters' | 'columns' | 'csv' | 'xlsx' | 'print' | 'chart'

export type ListToolbarProps = {
  list: ListModel
  isWide: boolean
  views: ReactNode
  onTool: (tool: ListTool) => void
}

export function ListToolbar({ list, isWide, views, onTool }: ListToolbarProps) {
  const { words, settings, may } = list
  const { say } = words
  const { search } = list.address
  const isTouched = useMediaQuery(TOUCHED)
  const isCompact = settings.density === 'compact'
  const isFilterable = list.columns.some(column => column.filter)
  return (
    <div className="list-toolbar">
      <SearchBox
        label={words.own('search', 'list.search')}
        value={search}
        onSearch={text => list.change({ search: text }, search && text ? 'replace' : 'push')}
      />
      <div className="list-tools" role="group" aria-label={say('list.tools')}>
        {isFilterable && (
          <Button icon="filter" onClick={() => onTool('filters')}>
            {say('filter.open')}
          </Button>
        )}
        {views}
        {isWide && (
          <Button icon="list-columns" onClick={() => onTool('columns')}>
            {say('columns.title')}
          </Button>
        )}
        {isWide && !isTouched && (
          <IconButton
            icon="list"
            label={say('compact')}
            aria-pressed={isCompact}
            onClick={() => list.changeSettings({ density: isCompact ? 'normal' : 'compact' })}
          />
        )}
        <Dropdown
          align="end"
          label={say('list.more')}
          toggleClassName="icon-button"
          toggle={<Icon name="three-dots-vertical" />}
        >
          {may.export && (
            <>
              <DropdownHeader>{say('export.title')}</DropdownHeader>
              <DropdownItem icon="download" onSelect={() => onTool('xlsx')}>
                {say('export.xlsx')}
              </DropdownItem>
              <DropdownItem icon="download" onSelect={() => onTool('csv')}>
                {say('export.csv')}
              </DropdownItem>
            </>
          )}
          <DropdownItem icon="printer" onSelect={() => onTool('print')}>
            {say('print.title')}
          </DropdownItem>
          <DropdownItem icon="bar-chart" onSelect={() => onTool('chart')}>
            {say('chart.title')}
          </DropdownItem>
        </Dropdown>
      </div>
    </div>
  )
}

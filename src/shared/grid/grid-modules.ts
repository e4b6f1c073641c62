import {
  CellApiModule,
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ColumnAutoSizeModule,
  EventApiModule,
  ExternalFilterModule,
  InfiniteRowModelModule,
  LocaleModule,
  ModuleRegistry,
  PinnedRowModule,
  QuickFilterModule,
  RenderApiModule,
  RowApiModule,
  RowStyleModule,
  ScrollApiModule,
  type Module,
} from 'ag-grid-community'

/** Only what the kit uses: filters, boxes, editors, copies and sums are its own. */
const modules: Module[] = [
  ClientSideRowModelModule,
  InfiniteRowModelModule,
  QuickFilterModule,
  ExternalFilterModule,
  PinnedRowModule,
  ColumnApiModule,
  ColumnAutoSizeModule,
  RowApiModule,
  CellApiModule,
  ScrollApiModule,
  RenderApiModule,
  EventApiModule,
  CellStyleModule,
  RowStyleModule,
  LocaleModule,
]

export function registerGridModules(): void {
  ModuleRegistry.registerModules(modules)
}

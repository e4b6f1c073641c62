import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { RootState } from '@/shared/store/root-reducer'

export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>
export type AppStore = Store<RootState> & { dispatch: AppDispatch }

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()

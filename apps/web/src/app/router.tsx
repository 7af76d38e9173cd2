import { createBrowserRouter, type RouteObject } from 'react-router'
import { Loading } from '../ui/loading.tsx'

export const routes: RouteObject[] = [{ path: '*', element: <Loading /> }]

export function createAppRouter() {
  return createBrowserRouter(routes)
}

export { AdminLayout as Component } from './AdminLayout.tsx';

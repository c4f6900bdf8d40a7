export { default } from '../fact-view.tsx';

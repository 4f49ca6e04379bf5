export { Mark } from '../landing/drawings/mark.tsx';

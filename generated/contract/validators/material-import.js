// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateFolderAssignment, validateImportedMaterial, validateMaterialFileInput, validateProjectId, validateRunId, validateWaveGrant } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateMaterialImportArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMaterialImportArguments.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.files === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((((key0 === "projectId") || (key0 === "files")) || (key0 === "assignments")) || (key0 === "autoAdvance")) || (key0 === "campaignBrief")) || (key0 === "campaignName")) || (key0 === "excludedFolders")) || (key0 === "targetRunId"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.files !== undefined){
let data1 = data.files;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err3 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
(vErrors ??= []).push(err3);
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data1.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateMaterialFileInput(data1[i0], {instancePath:instancePath+"/files/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateMaterialFileInput.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.assignments !== undefined){
let data3 = data.assignments;
if(Array.isArray(data3)){
if(data3.length > 1000){
const err6 = {instancePath:instancePath+"/assignments",schemaPath:"#/properties/assignments/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
(vErrors ??= []).push(err6);
errors++;
}
const len1 = data3.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(!(validateFolderAssignment(data3[i1], {instancePath:instancePath+"/assignments/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFolderAssignment.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/assignments",schemaPath:"#/properties/assignments/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.autoAdvance !== undefined){
let data5 = data.autoAdvance;
const _errs10 = errors;
let valid5 = false;
let passing0 = null;
const _errs11 = errors;
if(typeof data5 !== "boolean"){
const err8 = {instancePath:instancePath+"/autoAdvance",schemaPath:"#/properties/autoAdvance/oneOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err8);
errors++;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
}
const _errs13 = errors;
if(Array.isArray(data5)){
if(data5.length > 2){
const err9 = {instancePath:instancePath+"/autoAdvance",schemaPath:"#/properties/autoAdvance/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
(vErrors ??= []).push(err9);
errors++;
}
const len2 = data5.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){
if(!(validateWaveGrant(data5[i2], {instancePath:instancePath+"/autoAdvance/" + i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateWaveGrant.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/autoAdvance",schemaPath:"#/properties/autoAdvance/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10);
errors++;
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err11 = {instancePath:instancePath+"/autoAdvance",schemaPath:"#/properties/autoAdvance/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.campaignBrief !== undefined){
let data7 = data.campaignBrief;
if(typeof data7 === "string"){
if(ucs2length(data7) > 65536){
const err12 = {instancePath:instancePath+"/campaignBrief",schemaPath:"#/properties/campaignBrief/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/campaignBrief",schemaPath:"#/properties/campaignBrief/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.campaignName !== undefined){
let data8 = data.campaignName;
if(typeof data8 === "string"){
if(ucs2length(data8) > 200){
const err14 = {instancePath:instancePath+"/campaignName",schemaPath:"#/properties/campaignName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err14);
errors++;
}
if(ucs2length(data8) < 1){
const err15 = {instancePath:instancePath+"/campaignName",schemaPath:"#/properties/campaignName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/campaignName",schemaPath:"#/properties/campaignName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.excludedFolders !== undefined){
let data9 = data.excludedFolders;
if(Array.isArray(data9)){
if(data9.length > 100){
const err17 = {instancePath:instancePath+"/excludedFolders",schemaPath:"#/properties/excludedFolders/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
(vErrors ??= []).push(err17);
errors++;
}
const len3 = data9.length;
const i3Most = errors + mostErrors;
for(let i3=0; i3<len3 && errors < i3Most; i3++){
let data10 = data9[i3];
if(typeof data10 === "string"){
if(ucs2length(data10) > 1024){
const err18 = {instancePath:instancePath+"/excludedFolders/" + i3,schemaPath:"#/properties/excludedFolders/items/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
(vErrors ??= []).push(err18);
errors++;
}
if(ucs2length(data10) < 1){
const err19 = {instancePath:instancePath+"/excludedFolders/" + i3,schemaPath:"#/properties/excludedFolders/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/excludedFolders/" + i3,schemaPath:"#/properties/excludedFolders/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/excludedFolders",schemaPath:"#/properties/excludedFolders/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.targetRunId !== undefined){
if(!(validateRunId(data.targetRunId, {instancePath:instancePath+"/targetRunId",parentData:data,parentDataProperty:"targetRunId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunId.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22);
errors++;
}
validateMaterialImportArguments.errors = vErrors;
return errors === 0;
}
validateMaterialImportArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateMaterialImportArguments as args,
  validateImportedMaterial as value,
};

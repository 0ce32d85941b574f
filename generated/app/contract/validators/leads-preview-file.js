// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateLeadFileColumns, validateProjectId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateLeadsPreviewFileArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"});errors++;}
if(data.storageId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storageId"},message:"must have required property '"+"storageId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((key0 === "projectId") || (key0 === "storageId")) || (key0 === "encoding"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.projectId !== undefined){if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateProjectId.errors);errors = vErrors.length;}}
if(data.storageId !== undefined){let data1 = data.storageId;if(typeof data1 === "string"){if(ucs2length(data1) > 100){(vErrors ??= []).push({instancePath:instancePath+"/storageId",schemaPath:"#/properties/storageId/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});errors++;}if(ucs2length(data1) < 1){(vErrors ??= []).push({instancePath:instancePath+"/storageId",schemaPath:"#/properties/storageId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/storageId",schemaPath:"#/properties/storageId/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.encoding !== undefined){let data2 = data.encoding;if(typeof data2 === "string"){if(ucs2length(data2) > 40){(vErrors ??= []).push({instancePath:instancePath+"/encoding",schemaPath:"#/properties/encoding/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;}if(ucs2length(data2) < 1){(vErrors ??= []).push({instancePath:instancePath+"/encoding",schemaPath:"#/properties/encoding/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/encoding",schemaPath:"#/properties/encoding/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateLeadsPreviewFileArguments.errors = vErrors;return errors === 0;}
validateLeadsPreviewFileArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validateLeadsPreviewFileValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.headers === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headers"},message:"must have required property '"+"headers"+"'"});errors++;}
if(data.columns === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'"});errors++;}
if(data.unread === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unread"},message:"must have required property '"+"unread"+"'"});errors++;}
if(data.sample === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sample"},message:"must have required property '"+"sample"+"'"});errors++;}
if(data.rows === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"});errors++;}
if(data.unreadable === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unreadable"},message:"must have required property '"+"unreadable"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((((((key0 === "headers") || (key0 === "columns")) || (key0 === "unread")) || (key0 === "sample")) || (key0 === "rows")) || (key0 === "unreadable"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.headers !== undefined){let data0 = data.headers;if(Array.isArray(data0)){const len0 = data0.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){if(typeof data0[i0] !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/headers/" + i0,schemaPath:"#/properties/headers/items/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.columns !== undefined){if(!(validateLeadFileColumns(data.columns, {instancePath:instancePath+"/columns",parentData:data,parentDataProperty:"columns",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLeadFileColumns.errors);errors = vErrors.length;}}
if(data.unread !== undefined){let data3 = data.unread;if(Array.isArray(data3)){const len1 = data3.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){if(typeof data3[i1] !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/unread/" + i1,schemaPath:"#/properties/unread/items/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/unread",schemaPath:"#/properties/unread/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.sample !== undefined){let data5 = data.sample;if(Array.isArray(data5)){const len2 = data5.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){let data6 = data5[i2];if(Array.isArray(data6)){const len3 = data6.length;
const i3Most = errors + mostErrors;
for(let i3=0; i3<len3 && errors < i3Most; i3++){if(typeof data6[i3] !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/sample/" + i2+"/" + i3,schemaPath:"#/properties/sample/items/items/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/sample/" + i2,schemaPath:"#/properties/sample/items/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/sample",schemaPath:"#/properties/sample/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.rows !== undefined){let data8 = data.rows;if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){(vErrors ??= []).push({instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}}
if(data.unreadable !== undefined){let data9 = data.unreadable;if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){(vErrors ??= []).push({instancePath:instancePath+"/unreadable",schemaPath:"#/properties/unreadable/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateLeadsPreviewFileValue.errors = vErrors;return errors === 0;}
validateLeadsPreviewFileValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateLeadsPreviewFileArguments as args,
  validateLeadsPreviewFileValue as value,
};
